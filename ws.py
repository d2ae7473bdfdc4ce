import json,sys
from tools.services.running_server import running
from bench.web.tables import running_game
from websockets.sync.client import connect
with running(REST_SECONDS=0) as a:
    s=running_game(a)
    with connect(a.replace("http","ws")+"/api/play",origin=a) as w:
        w.send(json.dumps({"type":"hello","v":json.loads('1') if 0 else int(sys.argv[1]),"table":s.code,"rests":True,"token":s.token}))
        print(w.response.headers)
        for _ in range(3):
            m=w.recv(timeout=3); d=json.loads(m); print(d["type"],len(m)); 
            if d["type"]=="welcome":
                for k,v in d.items(): print("   ",k,len(json.dumps(v)))
                for k,v in (d["view"] or {}).items(): print("      view",k,len(json.dumps(v)))
                import gzip; print("gz",len(gzip.compress(m.encode())))
    import urllib.request
    r=urllib.request.urlopen(urllib.request.Request(a+"/t/"+s.code,headers={"accept-language":"lt","accept-encoding":"gzip"})); print(r.headers); 
    import re,gzip as g
    h=g.decompress(r.read()).decode(); p=re.search(r'/assets/table-[\w-]+\.js',h)[0]
    r=urllib.request.urlopen(urllib.request.Request(a+p,headers={"accept-encoding":"br"})); print(r.headers)
