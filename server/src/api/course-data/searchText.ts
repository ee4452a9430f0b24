/** Normalizes text for searching, both when it is stored and when it is searched. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

export interface Searchable {
  title: string
  description: string
  mentorName: string
  domains: string[]
}

/** The searched text of a course. */
export function searchTextOf({ title, description, mentorName, domains }: Searchable): string {
  return foldForSearch([title, description, mentorName, ...domains].join('\n'))
}

/** The words of a search; a result contains all of them. */
export function searchWords(search: string): string[] {
  return foldForSearch(search).split(/\s+/).filter(Boolean)
}
