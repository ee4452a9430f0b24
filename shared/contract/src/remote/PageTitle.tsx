import { BRAND } from '../rules/brand'

/** Sets the document title while it is mounted: `<text> | Mentor-Connect`, in every locale. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} | ${BRAND.en}` : BRAND.en}</title>
}
