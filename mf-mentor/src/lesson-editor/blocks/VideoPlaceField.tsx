import { Option, font, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const PLACES = ['youtube', 'own'] as const
export type VideoPlace = (typeof PLACES)[number]

interface VideoPlaceFieldProps {
  value: VideoPlace
  onChange: (place: VideoPlace) => void
}

/** Choice between YouTube and an upload. */
export function VideoPlaceField({ value, onChange }: VideoPlaceFieldProps) {
  const t = useT()
  const name = useId()
  return (
    <Places>
      <legend>{t('editor.video.place')}</legend>
      {PLACES.map((place) => (
        <Option key={place} name={name} checked={value === place} onChange={() => onChange(place)}>
          {t(`editor.video.place.${place}`)}
        </Option>
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
