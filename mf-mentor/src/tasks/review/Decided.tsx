import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { paths } from '@mentor-connect/contract/remote'
import { mostPoints } from '@mentor-connect/contract/courses/tasks/rubric'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Card, CardTitle, Small, Stack, space } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { OwnComment } from './OwnComment'

/** The decision on a submission. */
export function Decided({ submission }: { submission: Submission }) {
  const t = useT()
  const { dateTime } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { outcome, decidedAt, marks = [], points = 0, rubric } = submission
  // The focused button disappears after a decision, so the focus moves to the heading.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  if (!outcome || outcome === 'withdrawn') return null
  return (
    <Card as="section" aria-labelledby="decided-title">
      <Stack $gap={4}>
        <div>
          <CardTitle as="h2" id="decided-title" ref={heading} tabIndex={-1}>
            {t(`mentor.tasks.decided.${outcome}`)}
          </CardTitle>
          {decidedAt && <Small>{dateTime(decidedAt)}</Small>}
        </div>
        {marks.length > 0 && (
          <>
            <strong>{t('mentor.tasks.score', { points, most: mostPoints(rubric) })}</strong>
            <Marks>
              {rubric.criteria.map(({ id, title, levels }) => (
                <div key={id}>
                  <dt lang={languageOf(title)}>{title}</dt>
                  <dd>{levels[marks.find((one) => one.criterionId === id)?.level ?? -1]?.text ?? '–'}</dd>
                </div>
              ))}
            </Marks>
          </>
        )}
        <OwnComment submission={submission} />
        <div>
          <ButtonLink to={paths.mentorArea.works} $variant="secondary">
            {t('mentor.tasks.toNext')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}

const Marks = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
