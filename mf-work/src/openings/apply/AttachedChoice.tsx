import { languageOf } from '@mentor-connect/i18n'
import { Checkbox, FieldError, Fieldset, Stack } from '@mentor-connect/ui'
import { useId } from 'react'

interface AttachedChoiceProps {
  legend: string
  name: string
  choices: { id: string; title: string; hint: string }[]
  chosen: string[]
  error?: string
  onChange: (chosen: string[]) => void
}

/** A choice of certificates or works that are sent along. Renders nothing if there are none. */
export function AttachedChoice({ legend, name, choices, chosen, error, onChange }: AttachedChoiceProps) {
  const errorId = useId()
  if (choices.length === 0) return null
  return (
    <Fieldset aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      <Stack $gap={2}>
        {choices.map(({ id, title, hint }) => (
          <Checkbox
            key={id}
            name={name}
            checked={chosen.includes(id)}
            hint={<span lang={languageOf(hint)}>{hint}</span>}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            <span lang={languageOf(title)}>{title}</span>
          </Checkbox>
        ))}
      </Stack>
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </Fieldset>
  )
}
