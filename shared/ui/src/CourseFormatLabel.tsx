import type { CourseFormat } from '@mentor-connect/contract/courses/courseFacts'
import { useSharedT } from '@mentor-connect/i18n'
import { BookOpenCheck, Link2 } from 'lucide-react'
import styled from 'styled-components'
import { Small } from './layout'
import { space } from './theme'

/** Says if a course is taken on this site or leads to other sites. Renders nothing if that is unknown. */
export function CourseFormatLabel({ format }: { format?: CourseFormat | undefined }) {
  const t = useSharedT()
  if (!format) return null
  const Icon = format === 'complete' ? BookOpenCheck : Link2
  return (
    <Label>
      <Icon size={16} aria-hidden />
      {t(`ui.course.format.${format}`)}
    </Label>
  )
}

const Label = styled(Small)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`
