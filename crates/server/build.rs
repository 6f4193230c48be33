//! The page and the migrations are compiled in: a change in either is a reason to compile again.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=migrations");
}
