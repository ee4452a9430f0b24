import type { CoursePage } from '@mentor-connect/contract/api/courses'
import { languageOf } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'

/** Says that similar words were searched for, too. */
export function WidenedNote({ widened }: { widened: NonNullable<CoursePage['widened']> }) {
  const t = useT()
  const { searchedFor, exact } = widened
  return (
    <p>
      {t(exact === 0 ? 'public.search.showingFor' : 'public.search.alsoFor')}{' '}
      <strong lang={languageOf(searchedFor)}>{searchedFor}</strong>
    </p>
  )
}
