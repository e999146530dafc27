import { useEffect, useState } from 'react'

/** The whole seconds until a time (milliseconds since 1970), which run down; 0 once it has come. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  useEffect(() => setNow(Date.now()), [time])
  return seconds
}
