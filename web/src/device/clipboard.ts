/** Copies a text; whether it was copied. The clipboard needs a secure context; a selected field can be copied everywhere. */
export async function copyText(text: string): Promise<boolean> {
  if (isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed here: the older way may be.
    }
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  field.className = "unseen";
  document.body.append(field);
  const focused = document.activeElement as HTMLElement | null;
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return copied;
}
