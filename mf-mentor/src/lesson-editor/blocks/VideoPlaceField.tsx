import { TARGET, color, font, radius, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const PLACES = ['youtube', 'own'] as const
export type VideoPlace = (typeof PLACES)[number]

interface VideoPlaceFieldProps {
  value: VideoPlace
  onChange: (place: VideoPlace) => void
}

/** Where a video comes from. */
export function VideoPlaceField({ value, onChange }: VideoPlaceFieldProps) {
  const t = useT()
  const name = useId()
  return (
    <Places>
      <legend>{t('editor.video.place')}</legend>
      {PLACES.map((place) => (
        <Place key={place}>
          <input type="radio" name={name} checked={value === place} onChange={() => onChange(place)} />
          {t(`editor.video.place.${place}`)}
        </Place>
      ))}
    </Places>
  )
}

const Places = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[2]};
    font-weight: ${font.weight.medium};
  }
`

const Place = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
  }
`
