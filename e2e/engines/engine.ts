/** A page of a browser under test: the common features of WebDriver classic (WebKit) and WebDriver BiDi (Firefox). */
export type Engine = {
  /** Loads a URL and resolves after the load event. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. It must not use variables of its scope. */
  run: <Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Dispatches real input events. */
  perform: (actions: InputSource[]) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** Errors on the console, uncaught errors and policy violations so far. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** A running program of an engine. Its pages share no cookies, storage or cache. */
export type EngineProgram = {
  openPage: (size: Size) => Promise<Engine>
  close: () => Promise<void>
}

export type Size = { width: number; height: number }

/** Actions of one device, as both protocols spell them (W3C WebDriver, 17.4). Coordinates are whole pixels of the viewport. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: KeyAction[] }

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }
