import { BRAND } from '../i18n'

/** The document's title while this page is shown: `<text> | Mentor-Connect`, in every language. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} | ${BRAND.en}` : BRAND.en}</title>
}
