import type { Course } from '@mentor-connect/contract/courses/courses'
import { useFormats } from '@mentor-connect/i18n'
import { Small, color, font, media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function CourseCounters({ course, percent }: { course: Course; percent: number }) {
  const t = useT()
  const { number } = useFormats()
  const counters = [
    { label: t('public.course.counter.modules'), value: number(course.moduleCount) },
    { label: t('public.course.counter.complete'), value: `${number(percent)}%` },
    { label: t('public.course.counter.lessons'), value: number(course.lessonCount) },
    {
      label: t('public.course.counter.rating'),
      value: course.reviewCount === 0 ? t('ui.rating.new') : number(course.rating),
    },
  ]
  return (
    <List>
      {counters.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <Small>{label}</Small>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;
  ${media.tabletUp} {
    gap: ${space[3]};
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${space[3]} 0;
    border: 1px solid transparent;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    text-align: center;
  }
  dd {
    margin: 0;
    font-size: ${font.size.h3};
    font-weight: ${font.weight.bold};
  }
`
