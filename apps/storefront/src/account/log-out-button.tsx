import { type ReactNode, useState } from 'react'
import { useLogOut } from './use-log-out.ts'

/** Ends this login. It reads as a link in a sentence, or as an entry of the menu. */
export function LogOutButton({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const logOut = useLogOut()
  const [leaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      className={className}
      aria-disabled={leaving}
      onClick={() => {
        if (leaving) return
        setLeaving(true)
        void logOut().finally(() => setLeaving(false))
      }}
    >
      {children}
    </button>
  )
}
