import { runtimeConfig } from '@mentor-connect/api'
import { useSession, type AuthContract } from '@mentor-connect/contract/auth'
import { useLocale } from '@mentor-connect/i18n'
import {
  PageTitle,
  type MountedScreen,
  type MountScreen,
  type ScreenContext,
} from '@mentor-connect/contract/remote'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { contractIn } from '../../session/contractVersions'

interface ScreenPlaceProps {
  mount: MountScreen
  /** Version of the auth contract that the screen gets. */
  contract: string
}

/** The element into which a screen without React renders. Errors of the screen reach the error boundary of its area. */
export function ScreenPlace({ mount, contract }: ScreenPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<MountedScreen>(null)
  const [title, setTitle] = useState<string>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const context = useContext(setTitle, contract)

  const drawn = useRef<ScreenContext>(null)
  const draw = useEffectEvent((element: HTMLElement) => {
    drawn.current = context
    return mount(element, context)
  })
  /** Passes a changed context to the screen. */
  const update = useEffectEvent(() => {
    if (!screen.current || drawn.current === context) return
    drawn.current = context
    screen.current.update?.(context)
  })
  useEffect(() => {
    const element = document.createElement('div')
    place.current!.append(element)
    let isLeft = false
    const leave = (mounted: MountedScreen) => {
      try {
        mounted.unmount()
      } catch (error) {
        console.error('A screen failed while it was left.', error)
      }
    }
    const start = async () => {
      const mounted = await draw(element)
      if (isLeft) return leave(mounted)
      screen.current = mounted
      update()
    }
    start().catch((error: unknown) => (isLeft ? console.error(error) : setFailure({ error })))
    return () => {
      isLeft = true
      if (screen.current) leave(screen.current)
      screen.current = null
      element.remove()
    }
  }, [mount])

  useEffect(() => {
    try {
      update()
    } catch (error) {
      setFailure({ error })
    }
  }, [context])

  if (failure) throw failure.error
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div ref={place} />
    </>
  )
}

function useContext(setTitle: (title: string) => void, contract: string): ScreenContext {
  const current = useSession()
  const auth = useMemo(() => contractIn(contract, current) as AuthContract, [contract, current])
  const locale = useLocale()
  const params = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      auth,
      locale,
      params,
      search,
      navigate: (path) => void navigate(path),
      setTitle,
      apiUrl: runtimeConfig().apiUrl,
    }),
    [auth, locale, params, search, navigate, setTitle],
  )
}
