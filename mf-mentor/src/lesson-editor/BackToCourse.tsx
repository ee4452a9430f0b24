import { BackTo } from '@mentor-connect/ui'
import { languageOf } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** @param title of the course, once it is known */
export function BackToCourse({ to, title }: { to: string; title: string | undefined }) {
  const t = useT()
  return <BackTo to={to}>{title ? <span lang={languageOf(title)}>{title}</span> : t('editor.back')}</BackTo>
}
