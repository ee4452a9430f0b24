import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { useAddressErrorText } from '@mentor-connect/ui/address-errors'
import { isHref } from '../document/marks'
import { schema } from '../document/schema'
import { useT } from '../messages/useT'
import { markAt, setMark } from '../writing/markCommands'
import type { DialogProps } from './DialogProps'
import { LanguageForm } from './LanguageForm'
import { LineForm } from './LineForm'

const { link, lang } = schema.marks

/** The dialogs for a link and for the language of selected words. */
export function MarkDialogs({ open, state, onDone, onClose }: DialogProps<'language' | 'link'>) {
  const t = useT()
  const addressErrorText = useAddressErrorText()
  if (open === 'language')
    return (
      <LanguageForm
        value={String(markAt(state, lang)?.attrs.lang ?? '')}
        onSave={(chosen) => onDone(setMark(lang, chosen ? { lang: chosen } : null))}
        onClose={onClose}
      />
    )
  return (
    <LineForm
      title={t('editor.tool.link')}
      label={t('editor.link.address')}
      hint={t('editor.link.hint')}
      value={String(markAt(state, link)?.attrs.href ?? '')}
      maxLength={URL_MAX}
      errorOf={(text) => {
        const address = withScheme(text)
        return addressErrorText(address) ?? (isHref(address) ? undefined : t('editor.link.invalid'))
      }}
      onSave={(text) => onDone(setMark(link, text ? { href: withScheme(text) } : null))}
      onClose={onClose}
    />
  )
}

/** Adds the scheme that people leave out when they write `example.org` or `name@example.org`. */
function withScheme(text: string): string {
  if (/^[a-z]+:/i.test(text)) return text
  return /^[^\s/]+@[^\s/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}
