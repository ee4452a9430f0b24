let count = 0

/** Returns an id for a new module or lesson, unique in this form and among stored ones and those of restored drafts. */
export function newUid(): string {
  count += 1
  return `new-${Date.now().toString(36)}-${count}`
}
