import { BackTo } from '@mentor-connect/ui'
import { languageOf } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** @param title title of the course; undefined until it is loaded */
export function BackToCourse({ to, title }: { to: string; title: string | undefined }) {
  const t = useT()
  return <BackTo to={to}>{title ? <span lang={languageOf(title)}>{title}</span> : t('editor.back')}</BackTo>
}
