import { useEffect, useState } from 'react';

/** Whether any of the element with this id is in the window. */
export function useInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsInView(last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
