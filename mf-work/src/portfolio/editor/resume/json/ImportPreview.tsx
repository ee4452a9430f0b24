import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Button, Checkbox, Fieldset, Muted, Row, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { Proposal, proposalsFor } from './proposals'

interface ImportPreviewProps {
  offer: ReturnType<typeof proposalsFor>
  onApply: (chosen: Proposal[]) => void
  onCancel: () => void
}

/** Lets the learner choose which entries of a file are taken over, and says which are left out and why. */
export function ImportPreview({ offer: { proposals, leftOut }, onApply, onCancel }: ImportPreviewProps) {
  const t = useT()
  const locale = useLocale()
  // An entry that would replace a text of the form is not chosen at first.
  const [chosen, setChosen] = useState(() =>
    proposals.filter(({ replaces }) => replaces === undefined).map(({ id }) => id),
  )
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)))
  return (
    <Stack $gap={4}>
      {proposals.length === 0 && <p>{t('portfolio.resume.json.nothing')}</p>}
      {proposals.length > 0 && (
        <Fieldset>
          <legend>{t('portfolio.resume.json.take')}</legend>
          <Stack $gap={2}>
            {proposals.map(({ id, part, name, replaces }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                hint={replaces && t('portfolio.resume.json.replaces', { text: replaces })}
                onChange={({ target }) => toggle(id, target.checked)}
              >
                <Words>
                  {t(`portfolio.resume.json.part.${part}`)}:{' '}
                  <span lang={languageOf(name)}>
                    {part === 'languages' ? languageName(name, locale) : name}
                  </span>
                </Words>
              </Checkbox>
            ))}
          </Stack>
        </Fieldset>
      )}
      {leftOut.length > 0 && (
        <section aria-label={t('portfolio.resume.json.leftOut')}>
          <p>{t('portfolio.resume.json.leftOut')}</p>
          <ul>
            {leftOut.map(({ name, reason }, index) => (
              // The index serves as key, because two proposals may have the same name.
              <li key={index}>
                <Words lang={languageOf(name)}>{name}</Words>{' '}
                <Muted as="span">{t(`portfolio.resume.json.reason.${reason}`)}</Muted>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Row>
        {proposals.length > 0 && (
          <Button
            $small
            $inactive={chosen.length === 0}
            onClick={() => onApply(proposals.filter(({ id }) => chosen.includes(id)))}
          >
            {t('portfolio.resume.json.add', { count: chosen.length })}
          </Button>
        )}
        <Button $variant="ghost" $small onClick={onCancel}>
          {t('portfolio.resume.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

const Words = styled.span`
  overflow-wrap: anywhere;
`
