import { hasContactData } from '@mentor-connect/contract/rules/contactData'
import { Notice } from '..'
import { useDiscussionT } from './useDiscussionT'

/** Warns before contact data is published. Nothing is blocked. */
export function ContactDataWarning({ text }: { text: string }) {
  const t = useDiscussionT()
  return (
    <div aria-live="polite">{hasContactData(text) && <Notice>{t('discussion.contactData')}</Notice>}</div>
  )
}
