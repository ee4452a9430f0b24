import { languageOf } from '@mentor-connect/i18n'
import { Tag } from './layout'
import { useSubjectName } from './useSubjectName'

/** A subject in the reader's language; a tag of the author's own as it was written. */
export function SubjectTag({ subject }: { subject: string }) {
  const name = useSubjectName()(subject)
  return <Tag lang={languageOf(name)}>{name}</Tag>
}
