import { INLINE_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { Button, Checkbox, Field, color, font, radius, space } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { OptionValues } from './checkValues'

interface CheckOptionFieldsProps {
  number: number
  option: OptionValues
  isMissing: boolean
  onChange: (values: Partial<OptionValues>) => void
  /** Removes the option; absent if the question must keep it. */
  onRemove?: () => void
}

export function CheckOptionFields({ number, option, isMissing, onChange, onRemove }: CheckOptionFieldsProps) {
  const t = useT()
  return (
    <Group>
      <legend>{t('editor.check.option', { number })}</legend>
      <Field
        label={t('editor.check.text')}
        error={isMissing ? t('editor.check.textRequired') : undefined}
        value={option.text}
        maxLength={INLINE_TEXT_MAX}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <Checkbox checked={option.right} onChange={(event) => onChange({ right: event.target.checked })}>
        {t('editor.check.isRight')}
      </Checkbox>
      <Field
        label={t('editor.check.feedback')}
        value={option.feedback}
        maxLength={INLINE_TEXT_MAX}
        onChange={(event) => onChange({ feedback: event.target.value })}
      />
      {onRemove && (
        <Button $variant="ghost" $small onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
          {t('editor.check.remove', { number })}
        </Button>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  legend {
    padding-inline: ${space[1]};
    font-weight: ${font.weight.semibold};
  }
  & > button {
    justify-self: start;
  }
`
