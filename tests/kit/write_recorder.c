/* Preloaded into a server process: writes down, in order, every change to the files of one folder and every sync, so that
 * a disk can be rebuilt that has lost what was not synced. It can also end the process at a given change, as a power cut
 * would, and let changes fail, as a full or broken disk would.
 *
 * RECORDER_FOLDER: the folder. RECORDER_LOG: where the changes are written. RECORDER_CONTROL: a file of six 64-bit
 * numbers that the test may change at any time: the change before which the process ends (0: none), the error that
 * writes give, that syncs give, that opening for writing gives (0: none), how many changes there were so far, and by
 * how many seconds the system's time is moved.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define MOST_FILES 4096

enum { CUT_AT, WRITE_ERROR, SYNC_ERROR, OPEN_ERROR, CHANGES, SHIFT, NUMBERS };

struct head {
    uint8_t kind;
    uint8_t unused[3];
    uint32_t name;
    uint64_t offset;
    uint64_t length;
};

static char *names[MOST_FILES];
static volatile int64_t *control;
static const char *folder;
static int log_file = -1;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

#define REAL(result, name, ...)                                          \
    static result (*real_##name)(__VA_ARGS__);                           \
    __attribute__((constructor)) static void find_##name(void) {         \
        real_##name = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name);  \
    }

REAL(int, open64, const char *, int, ...)
REAL(int, openat64, int, const char *, int, ...)
REAL(int, close, int)
REAL(ssize_t, write, int, const void *, size_t)
REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)
REAL(int, ftruncate64, int, off64_t)
REAL(int, fsync, int)
REAL(int, fdatasync, int)
REAL(int, unlink, const char *)
REAL(int, rename, const char *, const char *)
REAL(int, clock_gettime, clockid_t, struct timespec *)

/* The control file and the log are opened by the first recorded change; a child made by fork shares them. */
static int ready(void) {
    if (log_file >= 0)
        return 1;
    const char *log_name = getenv("RECORDER_LOG"), *control_name = getenv("RECORDER_CONTROL");
    if (!log_name || !control_name)
        return 0;
    int shared = real_open64(control_name, O_RDWR);
    if (shared < 0)
        return 0;
    control = mmap(NULL, NUMBERS * sizeof(int64_t), PROT_READ | PROT_WRITE, MAP_SHARED, shared, 0);
    real_close(shared);
    log_file = real_open64(log_name, O_WRONLY | O_CREAT | O_APPEND, 0600);
    return log_file >= 0 && control != MAP_FAILED;
}

static int ends_with(const char *text, const char *end) {
    size_t size = strlen(text), length = strlen(end);
    return size >= length && strcmp(text + size - length, end) == 0;
}

/* Whether a path is the folder or a file in it. The shared index of the WAL is memory, not disk: it is made anew. */
static int watched(const char *path) {
    if (!folder)
        folder = getenv("RECORDER_FOLDER");
    if (!folder || !path || strncmp(path, folder, strlen(folder)) != 0)
        return 0;
    char next = path[strlen(folder)];
    return (next == 0 || next == '/') && !ends_with(path, "-shm") && !ends_with(path, ".log") && ready();
}

static const char *name_of(int file) { return file >= 0 && file < MOST_FILES ? names[file] : NULL; }

/* Counts a change that is about to happen; the one at which the power fails never does. */
static void count(void) {
    int64_t number = __atomic_add_fetch(&control[CHANGES], 1, __ATOMIC_SEQ_CST);
    if (control[CUT_AT] && number >= control[CUT_AT])
        kill(getpid(), SIGKILL);
}

static void put(const void *data, size_t length) {
    const char *at = data;
    while (length > 0) {
        ssize_t written = real_write(log_file, at, length);
        if (written <= 0)
            abort();
        at += written;
        length -= (size_t)written;
    }
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint64_t length) {
    int kept = errno;
    struct head head = {(uint8_t)kind, {0, 0, 0}, (uint32_t)strlen(name), offset, length};
    pthread_mutex_lock(&turn);
    put(&head, sizeof head);
    put(name, head.name);
    if (data)
        put(data, length);
    pthread_mutex_unlock(&turn);
    errno = kept;
}

static int opened(int file, const char *path, int flags, int is_new) {
    if (file >= 0 && file < MOST_FILES && watched(path)) {
        free(names[file]);
        names[file] = strdup(path);
        if (is_new)
            note('O', path, 0, NULL, 0);
        if (flags & O_TRUNC)
            note('T', path, 0, NULL, 0);
    }
    return file;
}

static int refused(const char *path, int flags) {
    if (!watched(path))
        return 0;
    if ((flags & O_ACCMODE) != O_RDONLY && control[OPEN_ERROR]) {
        errno = (int)control[OPEN_ERROR];
        return 1;
    }
    return 0;
}

static int is_new(const char *path, int flags) { return (flags & O_CREAT) && watched(path) && access(path, F_OK) != 0; }

#define MODE(flags, mode)            \
    mode_t mode = 0;                 \
    if ((flags) & O_CREAT) {         \
        va_list rest;                \
        va_start(rest, flags);       \
        mode = va_arg(rest, mode_t); \
        va_end(rest);                \
    }

int open64(const char *path, int flags, ...) {
    MODE(flags, mode)
    if (refused(path, flags))
        return -1;
    int made = is_new(path, flags);
    return opened(real_open64(path, flags, mode), path, flags, made);
}

int open(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open64(path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
    MODE(flags, mode)
    if (path[0] == '/')
        return open64(path, flags, mode);
    return real_openat64(at, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
    MODE(flags, mode)
    return openat64(at, path, flags, mode);
}

int close(int file) {
    if (name_of(file)) {
        free(names[file]);
        names[file] = NULL;
    }
    return real_close(file);
}

static int failing(int which) {
    if (!control[which])
        return 0;
    errno = (int)control[which];
    return 1;
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
    const char *name = name_of(file);
    if (!name)
        return real_pwrite64(file, data, length, offset);
    count();
    if (failing(WRITE_ERROR))
        return -1;
    ssize_t written = real_pwrite64(file, data, length, offset);
    if (written > 0)
        note('W', name, (uint64_t)offset, data, (uint64_t)written);
    return written;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
    return pwrite64(file, data, length, offset);
}

ssize_t write(int file, const void *data, size_t length) {
    const char *name = name_of(file);
    if (!name)
        return real_write(file, data, length);
    off_t offset = lseek(file, 0, fcntl(file, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR);
    count();
    if (failing(WRITE_ERROR))
        return -1;
    ssize_t written = real_write(file, data, length);
    if (written > 0)
        note('W', name, (uint64_t)offset, data, (uint64_t)written);
    return written;
}

int ftruncate64(int file, off64_t length) {
    const char *name = name_of(file);
    if (!name)
        return real_ftruncate64(file, length);
    count();
    if (failing(WRITE_ERROR))
        return -1;
    int result = real_ftruncate64(file, length);
    if (result == 0)
        note('T', name, (uint64_t)length, NULL, 0);
    return result;
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

static int synced(int (*real)(int), int file) {
    const char *name = name_of(file);
    if (!name)
        return real(file);
    count();
    if (failing(SYNC_ERROR))
        return -1;
    int result = real(file);
    if (result == 0)
        note('S', name, 0, NULL, 0);
    return result;
}

int fsync(int file) { return synced(real_fsync, file); }

int fdatasync(int file) { return synced(real_fdatasync, file); }

int unlink(const char *path) {
    if (!watched(path))
        return real_unlink(path);
    count();
    int result = real_unlink(path);
    if (result == 0)
        note('U', path, 0, NULL, 0);
    return result;
}

int rename(const char *path, const char *other) {
    if (!watched(path))
        return real_rename(path, other);
    count();
    int result = real_rename(path, other);
    if (result == 0)
        note('R', path, 0, other, strlen(other));
    return result;
}

/* Only the time of day moves; the clocks that count seconds do not. */
int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!real_clock_gettime) /* somebody asks before we are set up */
        find_clock_gettime();
    int result = real_clock_gettime(clock, time);
    if (clock == CLOCK_REALTIME && control)
        time->tv_sec += control[SHIFT];
    return result;
}
