import { isCI, isTTY, progress } from '@clack/prompts'
import type { ImportProgress } from '@zayy/shop/catalogue-import/import-progress'
import type { CommandMessages } from './command-line/messages.ts'

/** A bar that fills with the import's steps; where nobody watches, as in a log, one line a step. */
export function showProgress({ steps }: CommandMessages['commandLine']['import']): {
  show: (progress: ImportProgress) => void
  end: () => void
} {
  const live = isTTY(process.stdout) && !isCI()
  let step: ImportProgress['step'] | null = null
  let shown = 0
  let bar: ReturnType<typeof progress> | null = null
  return {
    show(now) {
      if (now.step !== step) {
        bar?.stop(step ? steps[step] : '')
        step = now.step
        shown = 0
        bar = live ? progress({ max: now.total, style: 'block' }) : null
        if (bar) bar.start(steps[step])
        else console.log(`${steps[step]} (${now.total})`)
      }
      bar?.advance(now.done - shown, `${steps[now.step]} ${now.done}/${now.total}`)
      shown = now.done
    },
    end() {
      bar?.stop(step ? steps[step] : '')
      bar = null
    },
  }
}
