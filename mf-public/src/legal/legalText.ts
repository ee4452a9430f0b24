/** A legal document in one language. `{email}` is replaced by the contact address. */
export interface LegalText {
  sections: LegalSection[]
}

export interface LegalSection {
  /** Anchor of the section, equal in all languages. */
  id: string
  title: string
  paragraphs?: string[]
  /** Shown as a list below the paragraphs. */
  points?: string[]
}
