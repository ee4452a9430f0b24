/** The form in which text is stored for searching and in which it is searched. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

export interface Searchable {
  title: string
  description: string
  mentorName: string
  domains: string[]
}

/** What a search for a course looks in. */
export function searchTextOf({ title, description, mentorName, domains }: Searchable): string {
  return foldForSearch([title, description, mentorName, ...domains].join('\n'))
}

/** The words of a search. All of them have to be found. */
export function searchWords(search: string): string[] {
  return foldForSearch(search).split(/\s+/).filter(Boolean)
}
