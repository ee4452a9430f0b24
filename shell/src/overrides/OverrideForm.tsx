import { Button, Field, FieldError, Label, Row, space } from '@mentor-connect/ui'
import { useId, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { Overrides } from '../releases/overrides'

/** Path of the entry in a remote's development build. */
const ENTRY = '/remoteEntry.js'

interface Props {
  areas: string[]
  overrides: Overrides
  onChange: () => void
}

/** Overrides an area with a developer's own build, and lists the current overrides. */
export function OverrideForm({ areas, overrides, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [isRefused, setRefused] = useState(false)
  const pointed = areas.filter((area) => overrides.get(area))

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const accepted = overrides.set(String(form.get('area')), entryAddress(String(form.get('address'))))
    setRefused(!accepted)
    if (accepted) onChange()
  }

  return (
    <Form onSubmit={handleSubmit}>
      {pointed.map((area) => (
        <Row key={area} $between>
          <code>
            {area} → {overrides.get(area)}
          </code>
          <Button
            type="button"
            $small
            $variant="ghost"
            onClick={() => {
              overrides.reset(area)
              onChange()
            }}
          >
            {t('shell.overrides.remove', { area })}
          </Button>
        </Row>
      ))}
      <Label htmlFor={`${id}-area`}>{t('shell.overrides.area')}</Label>
      <select id={`${id}-area`} name="area">
        {areas.map((area) => (
          <option key={area}>{area}</option>
        ))}
      </select>
      <Field label={t('shell.overrides.address')} name="address" defaultValue={overrides.origins[0]} />
      {isRefused && (
        <FieldError role="alert">
          {t('shell.overrides.refused', { origins: overrides.origins.join(', ') })}
        </FieldError>
      )}
      <Button type="submit" $variant="secondary">
        {t('shell.overrides.point')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[4]};
`

/** Appends the entry's path to a bare origin such as `http://localhost:3102`; other URLs are returned unchanged. */
export function entryAddress(text: string): string {
  const address = text.trim()
  if (!URL.canParse(address)) return address
  const { origin, pathname } = new URL(address)
  return pathname === '/' ? origin + ENTRY : address
}
