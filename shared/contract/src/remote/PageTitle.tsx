import { BRAND } from '../rules/brand'

/**
 * Sets the document title to `<text> | Mentor-Connect` while the component is mounted. The product name is the same
 * in every locale.
 */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} | ${BRAND.en}` : BRAND.en}</title>
}
