import { LIKING_MAX, UNKNOWN_WORK, type InterestItem } from '@mentor-connect/contract/learning/interestItems'
import { useLocale } from '@mentor-connect/i18n'
import { Card, TARGET, VisuallyHidden, color, font, media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

const LIKINGS = [1, 2, 3, 4, 5] as const

interface ItemScaleProps {
  item: InterestItem
  value: number | undefined
  isMissing: boolean
  onChange: (value: number) => void
}

/** An activity with a scale of five points, and the answer “I don't know this work”. */
export function ItemScale({ item, value, isMissing, onChange }: ItemScaleProps) {
  const t = useT()
  const locale = useLocale()
  const choice = (liking: (typeof LIKINGS)[number] | typeof UNKNOWN_WORK) => ({
    type: 'radio',
    name: item.id,
    id: `${item.id}-${liking}`,
    checked: value === liking,
    onChange: () => onChange(liking),
  })
  return (
    <Box as="fieldset" $padding={4} $missing={isMissing} aria-invalid={isMissing || undefined}>
      <Activity>{item.names[locale]}</Activity>
      <Points>
        {LIKINGS.map((liking) => (
          <Point key={liking} title={t(`learner.assessment.liking.${liking}`)}>
            <input {...choice(liking)} />
            <span aria-hidden>{liking}</span>
            <VisuallyHidden>{t(`learner.assessment.liking.${liking}`)}</VisuallyHidden>
          </Point>
        ))}
      </Points>
      <Ends aria-hidden>
        <span>{t('learner.assessment.liking.1')}</span>
        <span>{t(`learner.assessment.liking.${LIKING_MAX}`)}</span>
      </Ends>
      <Unknown>
        <input {...choice(UNKNOWN_WORK)} />
        {t('learner.assessment.liking.0')}
      </Unknown>
    </Box>
  )
}

const Box = styled(Card)<{ $missing: boolean }>`
  min-width: 0;
  margin: 0;
  border-color: ${({ $missing }) => ($missing ? color.danger : color.border)};
  ${media.tabletUp} {
    padding: ${space[5]} ${space[6]};
  }
`

const Activity = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: ${space[3]};
  padding: 0;
  font-size: ${font.size.lead};
  font-weight: ${font.weight.semibold};
`

const Points = styled.div`
  display: grid;
  clear: both;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[2]};
  max-width: 32rem;
`

const Point = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${TARGET};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-weight: ${font.weight.semibold};
  cursor: pointer;

  &:hover {
    background: ${color.primarySoft};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-width: 4px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  max-width: 32rem;
  margin-top: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Unknown = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${TARGET};
  color: ${color.muted};
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
  }
`
