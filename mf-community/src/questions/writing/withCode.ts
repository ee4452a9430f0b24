interface Edited {
  text: string
  /** Selection after the edit. */
  start: number
  end: number
}

/**
 * Marks a selected part of a text as code: inline if it is within a line, as a block if nothing or several
 * lines are selected.
 */
export function withCode(text: string, start: number, end: number): Edited {
  const [before, selected, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (selected && !selected.includes('\n'))
    return { text: `${before}\`${selected}\`${after}`, start: start + 1, end: end + 1 }
  const opening = `${before && !before.endsWith('\n') ? '\n' : ''}\`\`\`\n`
  const closing = `${selected.endsWith('\n') ? '' : '\n'}\`\`\`${after.startsWith('\n') ? '' : '\n'}`
  const from = start + opening.length
  return { text: before + opening + selected + closing + after, start: from, end: from + selected.length }
}
