import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { useLocale } from '@mentor-connect/i18n'
import { Button, color, font, radius, space } from '@mentor-connect/ui'
import { CircleHelp } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { CheckOption } from './CheckOption'
import { CheckResult } from './CheckResult'
import { Inlines } from './Inlines'

/** A self-check question. Answers are neither sent nor stored. */
export function CheckBlock({ block: { id, question, options } }: { block: BlockOf<'check'> }) {
  const t = useT()
  const locale = useLocale()
  const [chosen, setChosen] = useState<number>()
  /** Index of the checked option; `none` if no option was chosen, undefined before the check. */
  const [checked, setChecked] = useState<number | 'none'>()

  const handleChoose = (index: number) => {
    setChosen(index)
    setChecked(undefined)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(chosen ?? 'none')
  }
  const answer = typeof checked === 'number' ? options[checked] : undefined
  return (
    <Box onSubmit={handleSubmit}>
      <Group>
        <legend>
          <Name lang={locale}>
            <CircleHelp size={18} aria-hidden />
            {t('public.player.check')}
          </Name>
          <Inlines content={question} />
        </legend>
        {options.map((option, index) => (
          <CheckOption
            key={index}
            name={id}
            content={option.text}
            isChosen={chosen === index}
            verdict={checked === index ? option.right : undefined}
            onChoose={() => handleChoose(index)}
          />
        ))}
      </Group>
      <Button type="submit" $variant="secondary" lang={locale}>
        {t('public.player.check.submit')}
      </Button>
      <CheckResult isMissing={checked === 'none'} answer={answer} />
    </Box>
  )
}

const Box = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[3]};
    padding: 0;
    font-weight: ${font.weight.semibold};
  }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  color: ${color.primary};
  font-size: 0.875em;
`
