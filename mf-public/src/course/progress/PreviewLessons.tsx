import type { Course } from '@mentor-connect/contract/api/courses'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonLink, Row, Small, Stack } from '@mentor-connect/ui'
import { BookOpenText } from 'lucide-react'
import { useT } from '../../messages/useT'
import { useLessonPath } from '../player/useLessonPath'

/** The lessons that people may read before they enrol. */
export function PreviewLessons({ course }: { course: Course }) {
  const t = useT()
  const pathOf = useLessonPath()
  const previews = course.modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ kind, preview }) => kind && preview)
  if (previews.length === 0) return null
  return (
    <Stack $gap={2}>
      <Small>{t('public.course.previews')}</Small>
      <Row $gap={2}>
        {previews.map(({ id, title }) => (
          <ButtonLink key={id} to={pathOf(course._id, id!)} $variant="secondary">
            <BookOpenText size={20} aria-hidden />
            <span lang={languageOf(title)}>{title}</span>
          </ButtonLink>
        ))}
      </Row>
    </Stack>
  )
}
