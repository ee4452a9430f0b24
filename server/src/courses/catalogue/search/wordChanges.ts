import { foldText } from '@mentor-connect/contract/rules/foldText'
import { wordsIn, type SearchText } from '../searchText'

interface IndexedRow {
  /** 1 if everybody can read the text. */
  listed: number
  /** 1 if the words of `search_text` are counted. */
  words_indexed: number
  search_text: string
}

/** Collects by how much the number of courses and openings with each word changes. */
export class WordChanges {
  readonly uses = new Map<string, number>()
  /** Folded word → how it was written. */
  readonly shown = new Map<string, string>()

  /** Counts the words of a changed text again. Returns false if the row was up to date already. */
  update({ listed, words_indexed, search_text }: IndexedRow, { text, written }: SearchText): boolean {
    if (words_indexed === listed && text === search_text) return false
    if (words_indexed) this.removeWords(search_text)
    if (listed) this.add(written, text)
    return true
  }

  /** Stops counting the words of a text whose row is about to be deleted. */
  remove({ words_indexed, search_text }: Pick<IndexedRow, 'words_indexed' | 'search_text'>) {
    if (words_indexed) this.removeWords(search_text)
  }

  private add(written: string[], searchText: string) {
    for (const word of written.flatMap((piece) => piece.match(WRITTEN_WORD) ?? [])) {
      const folded = foldText(word)
      if (!this.shown.has(folded)) this.shown.set(folded, word)
    }
    for (const word of new Set(wordsIn(searchText))) this.count(word, 1)
  }

  private removeWords(searchText: string) {
    for (const word of new Set(wordsIn(searchText))) this.count(word, -1)
  }

  private count(word: string, change: number) {
    this.uses.set(word, (this.uses.get(word) ?? 0) + change)
  }
}

const WRITTEN_WORD =
  /\.net(?!\p{L})|(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)|[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/giu
