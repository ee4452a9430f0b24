import { paths } from '@mentor-connect/contract/remote'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../../messages/useT'

/** Copies the public link of a course. `link` is set if the browser denied access to the clipboard. */
export function useShare(courseId: string) {
  const t = useT()
  const [link, setLink] = useState<string | null>(null)

  const share = async () => {
    const address = location.origin + paths.resource(courseId)
    try {
      await navigator.clipboard.writeText(address)
      setLink(null)
      notify.success(t('public.course.linkCopied'))
    } catch {
      setLink(address)
      notify.failure(t('public.course.somethingWrong'))
    }
  }

  return { share, link }
}
