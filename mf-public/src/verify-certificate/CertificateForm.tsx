import { Button, Card, Field, media, space } from '@mentor-connect/ui'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** Maximum length of a certificate id in the API. */
const ID_MAX = 128

interface CertificateFormProps {
  /** The id in the URL. When it changes, the field shows the new one. */
  asked: string
  busy: boolean
  onVerify: (id: string) => void
}

export function CertificateForm({ asked, busy, onVerify }: CertificateFormProps) {
  const t = useT()
  const [text, setText] = useState(asked)
  const [shownFor, setShownFor] = useState(asked)
  const id = text.trim()

  if (asked !== shownFor) {
    setShownFor(asked)
    setText(asked)
  }

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (id && !busy) onVerify(id)
  }

  return (
    <Card>
      <Line onSubmit={handleSubmit}>
        <Field
          label={t('public.verify.id')}
          placeholder={t('public.verify.placeholder')}
          value={text}
          maxLength={ID_MAX}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" $inactive={!id || busy}>
          {t(busy ? 'public.verify.busy' : 'public.verify.submit')}
        </Button>
      </Line>
    </Card>
  )
}

const Line = styled.form`
  display: grid;
  align-items: end;
  gap: ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: 1fr auto;
  }
`
