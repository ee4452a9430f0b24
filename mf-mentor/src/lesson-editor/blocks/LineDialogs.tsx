import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { ALT_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { plain } from '../history/bodyDifferences'
import { useT } from '../messages/useT'
import { currentBlock, setBlockAttribute } from '../writing/textCommands'
import type { DialogProps } from './DialogProps'
import { editedRuns } from './editedRuns'
import { LineForm } from './LineForm'

const CODE_NAME = /^[A-Za-z0-9+#.-]+$/
const CODE_NAME_MAX = 20

/** The dialogs with one field: the source of a quote, the language of code, and the caption of a table. */
export function LineDialogs({ open, state, onDone, onClose }: DialogProps<'caption' | 'code' | 'source'>) {
  const t = useT()
  const { attrs } = currentBlock(state).node
  if (open === 'source')
    return (
      <LineForm
        title={t('editor.tool.source')}
        label={t('editor.source.label')}
        value={String(attrs.source ?? '')}
        maxLength={ALT_TEXT_MAX}
        onSave={(source) => onDone(setBlockAttribute('source', source))}
        onClose={onClose}
      />
    )
  if (open === 'code')
    return (
      <LineForm
        title={t('editor.tool.codeLanguage')}
        label={t('editor.code.label')}
        hint={t('editor.code.hint')}
        value={String(attrs.language ?? '')}
        maxLength={CODE_NAME_MAX}
        errorOf={(text) => (CODE_NAME.test(text) ? undefined : t('editor.code.invalid'))}
        onSave={(language) => onDone(setBlockAttribute('language', language))}
        onClose={onClose}
      />
    )
  const before = (attrs.caption as Inline[] | null) ?? []
  return (
    <LineForm
      title={t('editor.tool.caption')}
      label={t('editor.tool.caption')}
      value={plain(before)}
      maxLength={ALT_TEXT_MAX}
      onSave={(text) => onDone(setBlockAttribute('caption', text ? editedRuns(text, before) : null))}
      onClose={onClose}
    />
  )
}
