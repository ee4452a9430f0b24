import { languageOf } from '@mentor-connect/i18n'

interface WrittenProps {
  text: string
  /** Language of the opening to which the text belongs, as a BCP 47 tag. */
  language?: string
}

/** A text that the poster of an opening has written, marked with its language. */
export function Written({ text, language }: WrittenProps) {
  return <span lang={languageOf(text, language)}>{text}</span>
}
