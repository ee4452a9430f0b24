import { RATING_MAX } from '@mentor-connect/contract/rules/limits'
import { useSharedT } from '@mentor-connect/i18n'
import { Star } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import styled from 'styled-components'
import { FieldError } from './Field'
import { Fieldset } from './Fieldset'
import { TARGET, color } from './theme'

interface StarInputProps {
  label: string
  /** Number of selected stars; 0 if none is selected. */
  value: number
  onChange: (value: number) => void
  error?: string
  /** Ref to the first star. */
  ref?: Ref<HTMLInputElement>
}

/** A rating of one to five stars, as a radio group. */
export function StarInput({ label, value, onChange, error, ref }: StarInputProps) {
  const t = useSharedT()
  const id = useId()
  const [hovered, setHovered] = useState(0)
  const lit = hovered || value
  return (
    <Fieldset aria-describedby={error && `${id}-error`} aria-invalid={Boolean(error)} role="radiogroup">
      <legend>{label}</legend>
      <Stars onPointerLeave={() => setHovered(0)}>
        {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((n) => (
          <OneStar key={n} onPointerEnter={() => setHovered(n)}>
            <input
              ref={n === 1 ? ref : undefined}
              type="radio"
              name={`${id}-rating`}
              value={n}
              checked={value === n}
              required
              aria-label={t('ui.rating.stars', { count: n })}
              onChange={() => onChange(n)}
            />
            <Star
              size={30}
              aria-hidden
              color={n <= lit ? color.accent : color.control}
              fill={n <= lit ? color.accent : 'none'}
            />
          </OneStar>
        ))}
        {value > 0 && <span aria-hidden>{t('ui.rating.stars', { count: value })}</span>}
      </Stars>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Fieldset>
  )
}

const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

const OneStar = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${TARGET};
  height: ${TARGET};
  border-radius: 50%;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
  }
`
