import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import { Card, color, font, media, space } from '@mentor-connect/ui'
import { Check, Dot } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Learning outcomes and requirements of a course. */
export function CourseLines({ course }: { course: Course }) {
  const t = useT()
  const { outcomes = [], needs = [], language } = course
  return (
    <>
      {outcomes.length > 0 && (
        <Card as="section" $padding={5}>
          <Heading>{t('public.course.outcomes')}</Heading>
          <Lines $wide>
            {outcomes.map((line) => (
              <li key={line} lang={languageOf(line, language)}>
                <Check size={20} color={color.success} aria-hidden />
                {line}
              </li>
            ))}
          </Lines>
        </Card>
      )}
      {needs.length > 0 && (
        <section>
          <Heading>{t('ui.course.needs')}</Heading>
          <Lines>
            {needs.map((line) => (
              <li key={line} lang={languageOf(line, language)}>
                <Dot size={20} aria-hidden />
                {line}
              </li>
            ))}
          </Lines>
        </section>
      )}
    </>
  )
}

const Heading = styled.h3`
  margin-bottom: ${space[4]};
  font-size: ${font.size.h3};
`

const Lines = styled.ul<{ $wide?: boolean }>`
  display: grid;
  gap: ${space[3]} ${space[6]};
  ${media.tabletUp} {
    grid-template-columns: ${({ $wide }) => ($wide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }

  li {
    display: flex;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    margin-top: 0.15em;
  }
`
