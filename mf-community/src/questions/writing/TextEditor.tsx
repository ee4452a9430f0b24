import { POST_TEXT_MAX } from '@mentor-connect/contract/community/communityRules'
import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import { Button, Card, CountedField, Muted, Notice, Row, Stack } from '@mentor-connect/ui'
import { Code, Eye } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PostBody } from '../post/PostBody'
import { useWritingT } from './useWritingT'
import { withCode } from './withCode'

interface TextEditorProps {
  label: string
  text: string
  language: string
  rows: number
  error: string | undefined
  onChange: (text: string) => void
}

/** The text of a post, with a button that marks code and one that shows a preview. */
export function TextEditor({ label, text, language, rows, error, onChange }: TextEditorProps) {
  const t = useWritingT()
  const previewId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const handleCode = () => {
    const element = field.current
    if (!element) return
    const edited = withCode(text, element.selectionStart ?? text.length, element.selectionEnd ?? text.length)
    flushSync(() => onChange(edited.text))
    element.focus()
    element.setSelectionRange(edited.start, edited.end)
  }
  return (
    <Stack $gap={2}>
      <CountedField
        ref={field}
        label={label}
        rows={rows}
        max={POST_TEXT_MAX}
        value={text}
        error={error}
        onChange={onChange}
      />
      <Row $gap={2}>
        <Button $variant="secondary" $small title={t('community.write.codeHint')} onClick={handleCode}>
          <Code size={16} aria-hidden />
          {t('community.write.code')}
        </Button>
        <Button
          $variant="secondary"
          $small
          aria-expanded={isPreviewed}
          aria-controls={isPreviewed ? previewId : undefined}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          <Eye size={16} aria-hidden />
          {t('community.write.preview')}
        </Button>
      </Row>
      <div aria-live="polite">
        {hasContactData(text) && <Notice>{t('community.write.contactData')}</Notice>}
      </div>
      {isPreviewed && (
        <Card id={previewId} role="region" aria-label={t('community.write.preview')} $padding={4}>
          {text.trim() ? (
            <PostBody text={text} language={language} />
          ) : (
            <Muted>{t('community.write.nothing')}</Muted>
          )}
        </Card>
      )}
    </Stack>
  )
}
