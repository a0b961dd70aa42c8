import { useEffect, useState } from 'react';

/** A value that follows another once that one has not changed for `restMs` milliseconds. */
export function useResting<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, rested, restMs]);
  return rested;
}
