/** A legal document in one language. `{email}` is replaced by our address. */
export interface LegalText {
  sections: LegalSection[]
}

export interface LegalSection {
  /** Anchor of the section: the same in every language. */
  id: string
  title: string
  paragraphs?: string[]
  /** Shown as a list after the paragraphs. */
  points?: string[]
}
