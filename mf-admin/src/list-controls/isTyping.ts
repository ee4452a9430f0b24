/** Returns true if a key press goes to a field or is a shortcut of the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
