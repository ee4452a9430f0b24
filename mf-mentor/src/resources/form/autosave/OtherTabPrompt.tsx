import { Button, Card, Row, SectionTitle, Stack, color } from '@mentor-connect/ui'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../messages/useT'

interface OtherTabPromptProps {
  /** True if this tab showed the form until another tab took it over. */
  isAfterForm: boolean
  onTakeOver: () => void
}

/** Shown while another tab of this browser edits the course. A button takes the form over to this tab. */
export function OtherTabPrompt({ isAfterForm, onTakeOver }: OtherTabPromptProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element disappeared with the form, so the focus moves to the heading.
  useEffect(() => {
    if (isAfterForm) heading.current?.focus()
  }, [isAfterForm])
  return (
    <Card as="section" aria-labelledby="other-tab-title">
      <Stack>
        <Copy size={32} color={color.primary} aria-hidden />
        <SectionTitle id="other-tab-title" ref={heading} tabIndex={-1}>
          {t('mentor.form.otherTab.title')}
        </SectionTitle>
        <p>{t('mentor.form.otherTab.text')}</p>
        <Row>
          <Button onClick={onTakeOver}>{t('mentor.form.otherTab.takeOver')}</Button>
        </Row>
      </Stack>
    </Card>
  )
}
