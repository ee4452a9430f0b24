import { LIKING_MAX } from '@mentor-connect/contract/learning/interestItems'
import {
  INTEREST_NAMES,
  INTEREST_TYPES,
  rankedTypes,
  type InterestScores,
} from '@mentor-connect/contract/learning/interestTypes'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** The scores in numbers, the highest first. */
export function ScoreTable({ scores, caption }: { scores: InterestScores; caption: string }) {
  const t = useT()
  const locale = useLocale()
  const { number } = useFormats()
  const ranked = rankedTypes(scores)
  const types = [...ranked, ...INTEREST_TYPES.filter((type) => !ranked.includes(type))]
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('learner.assessment.type')}</th>
          <th scope="col">{t('learner.assessment.score')}</th>
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">{INTEREST_NAMES[type][locale]}</th>
            <td>
              {scores[type] === null ? t('learner.assessment.noScore') : number(scores[type])}
              <Bar aria-hidden style={{ width: `${((scores[type] ?? 0) / LIKING_MAX) * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: ${space[2]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
  }
  td {
    width: 50%;
  }
`

const Bar = styled.span`
  display: block;
  height: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.primary};
`
