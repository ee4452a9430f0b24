// A report has one section for each part of a benchmark, so that a run of some parts keeps the results of the others.

const begin = (part: string) => `<!-- part: ${part} -->`
const END = '<!-- end of part -->'

/** @param paragraphs empty and missing ones are left out */
export function section(part: string, paragraphs: (string | undefined)[]): string {
  return [begin(part), ...paragraphs.filter(Boolean), END].join('\n\n')
}

/** The section as it is in the document; empty if it has none. */
export function sectionIn(document: string, part: string): string {
  const [, after] = document.split(begin(part))
  return after === undefined ? '' : `${begin(part)}${after.split(END)[0]}${END}`
}

/**
 * Replaces a section where it stands in the document.
 * @throws if the document has no such section
 */
export function withSection(document: string, part: string, paragraphs: (string | undefined)[]): string {
  const former = sectionIn(document, part)
  if (!former) throw new Error(`The report needs the lines "${begin(part)}" and "${END}".`)
  return document.replace(former, () => section(part, paragraphs))
}
