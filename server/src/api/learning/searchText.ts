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

/** A `like` pattern, with `\` as its escape character, for each word of a search. All of them have to match. */
export function likePatterns(search: string): string[] {
  return foldForSearch(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
