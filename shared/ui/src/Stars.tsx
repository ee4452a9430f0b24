import { Star } from 'lucide-react'
import { RATING_MAX } from '@mentor-connect/contract/rules/limits'
import styled from 'styled-components'
import { useFormats, useSharedT } from '@mentor-connect/i18n'
import { Tag, VisuallyHidden } from './layout'
import { color } from './theme'

/** A rating as stars, with half stars and a text alternative. Shows "New" if there are no reviews. */
export function Stars({ value, count, size = 18 }: { value: number; count?: number; size?: number }) {
  const t = useSharedT()
  const { number } = useFormats()
  if (count === 0) return <Tag $tone="accent">{t('ui.rating.new')}</Tag>
  return (
    <Line>
      <VisuallyHidden>{t('ui.rating.text', { value: number(value), max: RATING_MAX })}</VisuallyHidden>
      <span aria-hidden>
        {Array.from({ length: RATING_MAX }, (_, index) => (
          <OneStar key={index} size={size} fill={starFill(value, index)} />
        ))}
      </span>
    </Line>
  )
}

/** Returns the filled share of star `index` (from 0): 0, 0.5 or 1. */
export function starFill(value: number, index: number): 0 | 0.5 | 1 {
  const rest = Math.round((value - index) * 2) / 2
  return rest >= 1 ? 1 : rest <= 0 ? 0 : 0.5
}

function OneStar({ size, fill }: { size: number; fill: 0 | 0.5 | 1 }) {
  return (
    <StarBox>
      <Star size={size} color={color.control} />
      <Filled style={{ width: `${fill * 100}%` }}>
        <Star size={size} color={color.accent} fill={color.accent} />
      </Filled>
    </StarBox>
  )
}

const Line = styled.span`
  display: inline-flex;
  vertical-align: middle;

  & > span {
    display: inline-flex;
  }
`

const StarBox = styled.span`
  position: relative;
  display: inline-block;
`

const Filled = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  overflow: hidden;

  svg {
    max-width: none;
  }
`
