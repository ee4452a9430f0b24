import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  FieldError,
  Hint,
  LoadFailed,
  Row,
  Skeleton,
  Stack,
  color,
  radius,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import type { LessonCopy } from '../autosave/draftCopies'
import { useT } from '../messages/useT'
import { useMarkdown } from './useMarkdown'

interface MarkdownEditorProps {
  lesson: LessonCopy
  title: string
  body: LessonBody
  onChange: (body: LessonBody) => void
  /** Returns to the visual editor. */
  onLeave: () => void
}

/** The text of a lesson as Markdown, for screen readers, phones and people who prefer it. */
export function MarkdownEditor({ lesson, title, body, onChange, onLeave }: MarkdownEditorProps) {
  const t = useT()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const failureText = useFailureText()
  const { markdown, problem, failure, load, read, change } = useMarkdown(lesson, body, onChange)
  const isLoaded = markdown !== undefined
  useEffect(() => {
    if (isLoaded) area.current?.focus()
  }, [isLoaded])

  const handleLeave = async () => {
    if (await read()) onLeave()
    else area.current?.focus()
  }
  if (markdown === undefined)
    return failure ? (
      <Stack>
        <LoadFailed error={failure} onRetry={() => void load()} />
        <Row>
          <Button $variant="secondary" onClick={onLeave}>
            {t('editor.markdown.leave')}
          </Button>
        </Row>
      </Stack>
    ) : (
      <Skeleton style={{ height: '22rem' }} />
    )
  const where = problem?.line === undefined ? '' : t('editor.markdown.line', { line: problem.line })
  const error = problem
    ? `${where} ${t(`editor.markdown.${problem.code}`)}`.trim()
    : failure && failureText(failure)
  return (
    <Stack as="section" $gap={3} aria-label={t('editor.section')}>
      <Row>
        <Button $variant="secondary" onClick={() => void handleLeave()}>
          {t('editor.markdown.leave')}
        </Button>
      </Row>
      <Area
        ref={area}
        aria-label={t('editor.markdown.text', { title })}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        lang={languageOf(markdown)}
        spellCheck
        rows={20}
        value={markdown}
        onChange={(event) => change(event.target.value)}
      />
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error} {t('editor.markdown.kept')}
        </FieldError>
      )}
      <Hint id={`${id}-hint`}>{t('editor.markdown.hint')}</Hint>
    </Stack>
  )
}

const Area = styled.textarea`
  width: 100%;
  min-height: 22rem;
  padding: ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.surface};
  font:
    1rem/1.6 ui-monospace,
    'Cascadia Code',
    Menlo,
    Consolas,
    'Noto Sans Mono',
    'Noto Sans Devanagari',
    monospace;
  resize: vertical;

  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`
