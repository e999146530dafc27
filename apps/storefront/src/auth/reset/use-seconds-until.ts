import { useEffect, useState } from 'react'

/** The whole seconds until a time (milliseconds since 1970), which run down; 0 once it has come. */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time))
  useEffect(() => {
    const follow = () => {
      setSeconds(secondsUntil(time))
      if (secondsUntil(time) === 0) clearInterval(timer)
    }
    const timer = setInterval(follow, 1000)
    follow()
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000))
}
