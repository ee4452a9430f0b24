import { languageOf } from '@mentor-connect/i18n'
import { Tag } from './layout'
import { useSubjectName } from './useSubjectName'

/** The name of a subject in the reader's language. A tag that is no subject is shown as its author wrote it. */
export function SubjectTag({ subject }: { subject: string }) {
  const name = useSubjectName()(subject)
  return <Tag lang={languageOf(name)}>{name}</Tag>
}
