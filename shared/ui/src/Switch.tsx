import { useId } from 'react'
import styled from 'styled-components'
import { TARGET, color, font, media, motion, radius, space } from './theme'

interface SwitchProps {
  label: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  'aria-describedby'?: string
}

/** A toggle that takes effect at once, without confirmation. */
export function Switch({ label, hint, checked, disabled, onChange, ...aria }: SwitchProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, aria['aria-describedby']].filter(Boolean).join(' ')
  return (
    <Line>
      <Words>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </Words>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${TARGET};
`

const Words = styled.div`
  overflow-wrap: anywhere;

  label {
    font-weight: ${font.weight.medium};
    cursor: pointer;
  }
  p {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
`

const Track = styled.input`
  position: relative;
  flex: none;
  width: 3.25rem;
  height: 1.75rem;
  margin: 0.5rem 0;
  appearance: none;
  border: 2px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.sunken};
  cursor: pointer;
  transition: background ${motion.fast};

  /* The clickable area is larger than the visible switch. */
  &::before {
    position: absolute;
    inset: -0.6rem;
    content: '';
  }
  &::after {
    position: absolute;
    top: 50%;
    inset-inline-start: 0.2rem;
    width: 1.15rem;
    height: 1.15rem;
    border-radius: 50%;
    background: ${color.control};
    content: '';
    translate: 0 -50%;
    transition: translate ${motion.fast};
  }
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:checked::after {
    background: ${color.surface};
    translate: 1.5rem -50%;
  }
  ${media.forcedColors} {
    &::after,
    &:checked::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
  &:disabled {
    cursor: progress;
    opacity: 0.6;
  }
`
